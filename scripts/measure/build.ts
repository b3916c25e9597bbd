import {type ChildProcess, spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';

/** One build of both languages. */
export interface Build {
  readonly seconds: number;
  /** Of all its processes together; 0 where the system doesn't tell. */
  readonly peakMegabytes: number;
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

/** Resident memory of a process and all below it, where there is `/proc`. */
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

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The build ended with code ${code ?? 'none'}`)),
    );
  });
}

/** Builds the site in a folder, watching its memory four times a second. */
export async function timedBuild(folder = '.'): Promise<Build> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBelow(child.pid ?? 0));
  }, 250);
  try {
    await exitOf(child);
  } finally {
    clearInterval(watch);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    peakMegabytes: peak / 1024,
  };
}

/** Once with an empty cache of the bundler, once with a full one. */
export async function measureBuild(): Promise<{
  readonly cold: Build;
  readonly warm: Build;
}> {
  rmSync('node_modules/.cache/rspack', {recursive: true, force: true});
  const cold = await timedBuild();
  return {cold, warm: await timedBuild()};
}
