/**
 * Of everyday language: some are rare on this site, and yet no page is about
 * them.
 */
export const everydayWords = `
get set use used using make made take takes give given find found happen happens
go goes going come comes look see show tell ask want try keep let know
understand explain work works change become becomes still always never every
forever each many much more less few good bad best right well really quite very
too just only also again even ever already now then here there this that between
without within into from over under up down out off other another same
different instead new old one two both first thing things way ways kind type
actually simply possible about like
特别 变得 变成 时候 一个 两个 之间 里面 上面 不同 影响 进行 得到 出现 发生 还是
以及 一下 一些 这个 那个 这些 自己 知道 想要 关于 方面 东西 情况 办法 总是 一直
已经 不能 不会 无法 不了 就是 真的 里 上 中 下 在 是 有 从 到 对 与 和 或 把 被 让
就 也 都 不 没 用 做 会 能 想 这 那 它 来 去
`
  .trim()
  .split(/\s+/);
