import {runCommand} from './simulation/command';
import {printOutcome} from './simulation/writeOutcome';

void printOutcome(runCommand);
