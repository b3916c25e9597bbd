/**
 * Does some work and returns the processor time that it took, ms. The clock would
 * also count what else a busy machine does meanwhile.
 */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}
