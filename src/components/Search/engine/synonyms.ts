import {phraseOf} from './words';

// cspell:ignore deadband

/** Each line: words for the same thing, as readers type them. */
const groups = `
licence, license, licensing
aluminium, aluminum
fibre, fiber
glass fibre, fiberglass, fibreglass
modelling, modeling
analyser, analyzer
stabilising, stabilizing
centre, center
first-order lag, pt1, lag1, low-pass filter, low pass
pure delay, transport delay, dead time
hysteresis, schmitt trigger
on-off control, bang-bang, two-position control, thermostat
dead band, deadband
sweep, chirp
pressure drop, pressure loss
friction factor, darcy
pipe, pipeline, piping
slow, takes long, too long
big, large, huge
internet, network, online
without internet, offline
demo, demo model
help, manual
fmu, fmi, functional mock-up
cooling of a ball, cooling sphere
ball, sphere
beginner, newcomer, getting started, where to start, where do i start, where to begin
shortcut, keyboard
smoothing, low-pass filter, filtering
error, problem, fault, mistake
report an error, found an error, found a mistake
一阶惯性环节、一阶滞后、一阶惯性、低通
纯延迟、纯滞后
迟滞、滞环、回环
通断控制、双位控制、开关控制
死区、回差
热传导、导热
换热、传热
辐射、热辐射
许可证、授权、许可、license
报错、错误、出错、问题
怎样使用本站、使用本站、本站怎么用、怎么用本站
学习路线、学习顺序、学习计划
体积弹性模量、体积模量
重命名、改名
慢、太慢、很慢、卡
仿真、运行、模拟
接口、api
压降、压力损失、压力降
管路、管道
管网、管道网络
扫频、chirp、sweep
摩擦系数、阻力系数
演示模型、demo、案例
交互模型、实时模型
帮助文档、help
术语、术语表、词汇表
初学者、新手、入门、从哪里开始
批处理、批运行
容差、误差容限
空单位、无量纲
打印间隔、输出间隔、通信间隔
截止频率、转折频率
伯德图、波特图、bode
毕渥数、毕奥数、biot
玻璃纤维、玻纤、玻璃棉
弯管、弯头
联合仿真、协同仿真
模型交换、model exchange
阀门、阀
水锤、水击
触发、触发器
快捷键、键盘
断网、离线、没有网络、没有网
没有软件、没有许可证、没软件
分享、发给别人
读屏、读屏软件、屏幕阅读器
加热管、受热管
导出、输出
铝、aluminium
`
  .trim()
  .split('\n')
  .map((line) => line.split(/[,、]/).map(phraseOf));

const latinWord = /[\p{L}\p{N}]/u;

function placeOf(query: string, phrase: string): number {
  if (/\p{Script=Han}/u.test(phrase)) {
    return query.indexOf(phrase);
  }
  const at = ` ${query} `.indexOf(` ${phrase} `);
  if (at >= 0) {
    return at;
  }
  const inside = query.indexOf(phrase);
  const around = [
    query[inside - 1] ?? ' ',
    query[inside + phrase.length] ?? ' ',
  ];
  const apart = around.every(
    (sign) => !latinWord.test(sign) || /\p{Script=Han}/u.test(sign),
  );
  return inside >= 0 && apart ? inside : -1;
}

/** The query with one of its expressions said in other words. */
export function sayings(query: string): readonly string[] {
  const asked = phraseOf(query);
  const others = groups.flatMap((group) => {
    const said = group
      .filter((phrase) => placeOf(asked, phrase) >= 0)
      .sort((a, b) => b.length - a.length)[0];
    if (said === undefined) {
      return [];
    }
    const at = placeOf(asked, said);
    return group
      .filter((phrase) => phrase !== said && !asked.includes(phrase))
      .map(
        (phrase) =>
          `${asked.slice(0, at)}${phrase}${asked.slice(at + said.length)}`,
      );
  });
  return [...new Set(others)].slice(0, 12);
}
