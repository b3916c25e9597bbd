import {text} from '../../i18n';
import {defineSketch} from '../define';

export default defineSketch({
  title: text(
    'A room with one time constant, and the trigger as its thermostat',
    '房间是一个惯性环节，触发器当温控器',
  ),
  note: text(
    'The output of the trigger is the temperature that the room would settle at: that of the heated room while the input is low, that of the outside while it is high.',
    '触发器输出室温所趋向的温度：室温低于下阈值时为加热时的稳态温度，高于上阈值时为室外温度。',
  ),
  model: 'thermostat',
  components: {
    room: {
      icon: 'lag',
      at: [0, 0],
      label: text('room', '房间'),
      submodel: 'LAG1',
      page: 'lag',
    },
    thermostat: {
      icon: 'trigger',
      at: [2, 0],
      label: text('thermostat', '温控器'),
      submodel: 'TRIG0',
      page: 'trigger',
    },
  },
  shows: {room: 'temperature', thermostat: {state: 'heater'}},
  lines: [
    {from: 'room.output', to: 'thermostat.input'},
    {
      from: 'thermostat.output',
      to: 'room.input',
      via: [
        [2.5, 0.8],
        [1, 0.8],
      ],
    },
  ],
});
