export {IssueMessage, RunFailure} from './Alerts';
export {MoreMenu} from './controls/MoreMenu';
export {DockControls} from './DockControls';
export {KeyDialog} from './KeyDialog';
export {ShareMenu} from './tools/share/ShareMenu';
export {DataTables} from './tools/table/DataTables';
export {Comparisons} from './figures/Comparisons';
