import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';

/** Figures of one build of both languages; 0 where there is no `/proc`. */
export interface Build {
  readonly seconds: number;
  /** Processor time of all processes, user and system. */
  readonly cpuSeconds: number;
  /** Largest memory of all processes together. */
  readonly peakMegabytes: number;
}

/** How to build a site. */
export interface BuildOptions {
  readonly folder?: string;
  readonly command?: readonly [string, ...string[]];
  /** Folder for temporary files, in which Docusaurus caches its modules. */
  readonly temporary?: string;
}

interface Process {
  readonly parent: number;
  readonly kilobytes: number;
}

function readProcess(id: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return {parent: field('PPid'), kilobytes: field('VmRSS')};
  } catch {
    return undefined;
  }
}

/** Resident memory of a process and its descendants, kB. */
function memoryBelow(root: number): number {
  let ids: readonly string[];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const all = new Map(ids.map((id) => [Number(id), readProcess(id)]));
  const belongs = (id: number): boolean =>
    id === root || (id > 1 && belongs(all.get(id)?.parent ?? 0));
  return [...all].reduce(
    (sum, [id, found]) => sum + (belongs(id) ? (found?.kilobytes ?? 0) : 0),
    0,
  );
}

/** Processor time of all ended child processes so far, s. */
function childrenSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1];
    const [user = 0, system = 0] =
      fields?.split(' ').slice(13, 15).map(Number) ?? [];
    // Linux counts in units of 10 ms here.
    return (user + system) / 100;
  } catch {
    return 0;
  }
}

/** Builds a site and samples its memory four times a second. */
export async function timedBuild({
  folder = '.',
  command = ['npm', 'run', '--silent', 'build'],
  temporary = tmpdir(),
}: BuildOptions = {}): Promise<Build> {
  const start = performance.now();
  const cpuStart = childrenSeconds();
  const [program, ...words] = command;
  const child = spawn(program, words, {
    cwd: folder,
    env: {...process.env, TMPDIR: temporary},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBelow(child.pid ?? 0));
  }, 250);
  try {
    await once(child, 'exit');
  } finally {
    clearInterval(watch);
  }
  if (child.exitCode !== 0) {
    throw new Error(`The build ended with code ${child.exitCode ?? 'none'}`);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: childrenSeconds() - cpuStart,
    peakMegabytes: peak / 1024,
  };
}
