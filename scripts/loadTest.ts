import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {type RunningNginx, startNginx} from './deploy/nginxServer';
import {prefixes} from './deploy/policy';

const seconds = Number(process.env.LOAD_SECONDS ?? 10);
const CONNECTIONS = 32;
const HELLO_NAME = 'hello-world.txt';

interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  readonly errors: number;
  readonly longestMs: number;
}

/** A wrk script that requests one address after the other, as a browser does. */
function script(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(',');
  return `local paths = {${list}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], {["Accept-Encoding"] = "gzip, br"})
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d\\n", summary.requests,
    summary.duration, e.connect + e.read + e.write + e.status + e.timeout,
    latency.max))
end
`;
}

function sitemapPaths(): readonly string[] {
  return prefixes.flatMap((prefix) => {
    const text = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  });
}

function drive(
  nginx: RunningNginx,
  folder: string,
  paths: readonly string[],
): Measured {
  const lua = join(folder, 'load.lua');
  writeFileSync(lua, script(paths));
  const {stdout, stderr, status, error} = spawnSync(
    'wrk',
    ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', lua, nginx.origin],
    {encoding: 'utf8', timeout: (seconds + 30) * 1000},
  );
  if (error) {
    throw new Error('wrk is missing: apt-get install wrk', {cause: error});
  }
  const numbers = /^RESULT (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout);
  if (status !== 0 || !numbers) {
    throw new Error(`wrk failed: ${stderr}`);
  }
  const [requests = 0, microseconds = 1, errors = 0, longest = 0] = numbers
    .slice(1)
    .map(Number);
  return {
    requests,
    perSecond: (requests / microseconds) * 1e6,
    errors,
    longestMs: longest / 1000,
  };
}

function print(what: string, measured: Measured): void {
  const {requests, perSecond, errors, longestMs} = measured;
  console.log(
    `${what.padEnd(28)} ${Math.round(perSecond)} requests/s, ${errors} errors, longest ${longestMs.toFixed(1)} ms (${requests} requests)`,
  );
}

/** Serves a folder with nginx while `drive` runs. */
async function measure(
  served: string,
  folder: string,
  paths: readonly string[],
): Promise<Measured> {
  const nginx = await startNginx(served);
  try {
    return drive(nginx, folder, paths);
  } finally {
    await nginx.stop();
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lumped-load-'));
  // Another user's process reads it.
  chmodSync(folder, 0o755);
  try {
    const hello = join(folder, 'hello');
    mkdirSync(hello);
    writeFileSync(join(hello, HELLO_NAME), 'Hello, world\n');
    const paths = sitemapPaths();
    const pages = await measure('build', folder, paths);
    const beside = await measure(hello, folder, [`/${HELLO_NAME}`]);
    print(`${paths.length} pages of the sitemap`, pages);
    print('a hello-world file', beside);
    process.exitCode = pages.errors + beside.errors === 0 ? 0 : 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

void main();
