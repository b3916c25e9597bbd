// cspell:ignore deadband

/** Each line: words for the same thing, as readers type them. */
export const groups = `
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
slow, slowly, sluggish
wrong, incorrect, mistaken
choose, select, pick
connect, join, wire
ambient, surroundings, environment
tube, pipe
wall, slab, plate
rod, bar
timer, stopwatch
solver, integrator
example, demo, case
block, component, element
relay, switch
hotkey, hot key, shortcut
article, post
list, index, overview
excel, spreadsheet, csv
matlab, simulink
graph, chart, plot, curve
folder, directory, path
crash, fail, abort
release, version
student, academic, free version
newbie, novice, beginner, new to
course, curriculum, syllabus, learning path
oscillation, vibration
initial value, start value, initial condition
parameter study, parametric study, batch run
merge, group, pack
solution, answer
advantage, benefit, reason
disadvantage, drawback, weakness, shortcoming
discretise, discretize, discretisation, discretization, mesh
segment, cell, lump
who wrote this, who made this, who writes this, author
contact, email, address
copyright, licence
cite, citation, quote
privacy, cookie, tracking
parameter, value, setting
heat loss, heat flow
paint, coating
two-point control, two-step control, on-off control
frequency modulation, fm, variable frequency
amplitude modulation, am, variable amplitude
thermal mass, thermal capacity, heat capacity
coil, heater
rise time, settling time, response time
validate, verify, check
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
慢、卡顿、跑不动、很久
元件、模块、组件
例子、示例、案例、演示
选、选择、挑选
连接、连、接
环境、周围
管子、管、管路
板、平板、墙
棒、杆
计时器、秒表、计时
求解器、积分器
求解、计算
矩形、方形
文章、博客
列表、总览、目录、索引
曲线、图
文件夹、目录、路径
崩溃、失败
版本、发行版
学生版、免费版、试用版
新手、小白、初学者、刚接触、零基础
课程、学习路线、教程
振动、振荡、激振
初值、初始值、初始条件
参数研究、批处理运行、参数扫描
打包、合并、组合
优点、好处、理由
缺点、短处、不足
离散、离散化、网格
节点、单元、分段
谁写的、谁做的、作者
联系、联系方式、反馈
版权、许可
引用、出处
隐私、数据
验证、校核、核对、校验、检验
参数、数值、设置
散热、热损失
二位式、双位、通断
变频、调频
变幅、调幅
降温、冷却、变凉
升温、加热
球、小球、球体
重命名、改名、更名
怎么用、怎样使用
全部、所有
测温、温度计
非稳态、瞬态、不稳定
摄氏度、摄氏
`
  .trim()
  .split('\n')
  .map((line) => line.split(/[,、]/).map((word) => word.trim()));
