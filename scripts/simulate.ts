import {runCommand} from './simulation/command';
import {printOutcome} from './simulation/printOutcome';

void printOutcome(runCommand);
