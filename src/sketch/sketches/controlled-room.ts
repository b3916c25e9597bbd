import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'The loop: controller, limit, heater, room and sensor',
    '控制回路：控制器、限幅、加热器、房间和传感器',
  ),
  note: text(
    'The limit stands outside the controller here, as in a first model of one’s own; the controller of our model can know it.',
    '这里的限幅在控制器之外，自己第一次建模时通常就是这样。我们模型中的控制器也可以知道这个限幅。',
  ),
  model: 'controlled-room',
  components: {
    setpoint: {
      icon: 'constant-source',
      at: [0, 1],
      label: text('set temperature', '设定温度'),
      submodel: 'CONS00',
      labelAt: 'above',
    },
    error: {
      icon: 'summing-junction',
      at: [1, 1],
      label: text('error', '偏差'),
      submodel: 'JUN3M',
      labelAt: 'above',
    },
    controller: {icon: 'controller', at: [2, 1], labelAt: 'above'},
    limit: {
      icon: 'saturation',
      at: [3, 1],
      label: text('limit', '限幅'),
      submodel: 'SAT0',
      labelAt: 'above',
    },
    heater: {
      icon: 'signal-heat-source',
      at: [4, 1],
      label: text('heater', '加热器'),
      labelAt: 'above',
    },
    room: {
      icon: 'capacity',
      at: [5, 1],
      label: text('room', '房间'),
      submodel: 'THC000',
      labelAt: 'beside',
    },
    top: {icon: 'adiabatic-plug', at: [5, 0], turns: 3, labelAt: 'above'},
    loss: {
      icon: 'conductor',
      at: [6, 1],
      label: text('heat loss', '散热'),
    },
    outside: {
      icon: 'temperature-source',
      at: [7, 1],
      isMirrored: true,
      label: text('outside', '室外'),
      submodel: 'THTS1',
    },
    sensor: {icon: 'temperature-sensor', at: [4, 2], isMirrored: true},
    lag: {
      icon: 'lag',
      at: [3, 2],
      isMirrored: true,
      label: text('lag of the sensor', '传感器的惯性'),
      submodel: 'LAG1',
      page: 'lag',
    },
  },
  shows: {
    setpoint: 'setpoint',
    controller: 'demand',
    heater: 'heater',
    room: 'temperature',
    outside: 'outside',
    lag: 'measured',
  },
  lines: [
    {from: 'setpoint.output', to: 'error.plus'},
    {from: 'error.output', to: 'controller.input'},
    {from: 'controller.output', to: 'limit.input'},
    {from: 'limit.output', to: 'heater.input'},
    {from: 'heater.heat', to: 'room.left', flow: 'heater'},
    {from: 'room.top', to: 'top.heat'},
    {from: 'room.right', to: 'loss.left'},
    {from: 'loss.right', to: 'outside.heat'},
    {from: 'room.bottom', to: 'sensor.heat'},
    {from: 'sensor.output', to: 'lag.input'},
    {from: 'lag.output', to: 'error.minus'},
  ],
});
