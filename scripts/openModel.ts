import {runCommand} from './openModel/command';
import {printOutcome} from './simulation/writeOutcome';

void printOutcome(runCommand);
