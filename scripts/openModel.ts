import {runCommand} from './openModel/command';
import {printOutcome} from './simulation/printOutcome';

void printOutcome(runCommand);
