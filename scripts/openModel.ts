import {runCommand} from './openModel/command';
import {writeOutcome} from './simulation/writeOutcome';

async function main(): Promise<void> {
  const outcome = await runCommand(process.argv.slice(2));
  process.exitCode = await writeOutcome(
    outcome,
    process.stdout,
    process.stderr,
  );
}

void main();
