export {UnitsAndDownloads} from './controls/UnitsAndDownloads';
export {Embed} from './tools/share/Embed';
export {KeyDialog} from './KeyDialog';
export {DataTables} from './tools/table/DataTables';
