import {type ChildProcess, spawn, spawnSync} from 'node:child_process';

const port = Number(process.env.PORT ?? 3000);
const addresses = [
  `http://localhost:${port}/`,
  `http://localhost:${port}/zh-Hans/`,
];

function build(): void {
  const {status} = spawnSync('npm', ['run', 'build'], {stdio: 'inherit'});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

function serve(): ChildProcess {
  const server = spawn(
    'npm',
    ['run', 'serve', '--', '--no-open', '--port', String(port)],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  server.on('exit', (code) => {
    process.exit(code ?? 1);
  });
  return server;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function untilAllAnswer(): Promise<void> {
  const answered = await Promise.all(addresses.map(answers));
  if (!answered.every(Boolean)) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await untilAllAnswer();
  }
}

async function main(): Promise<void> {
  build();
  const server = serve();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  await untilAllAnswer();
  console.log(`\nThe site is being served:\n  ${addresses.join('\n  ')}`);
}

void main();
