export {UnitsAndDownloads} from './controls/UnitsAndDownloads';
export {Embed} from './embed/Embed';
export {KeyDialog} from './KeyDialog';
export {DataTables} from './tables/DataTables';
