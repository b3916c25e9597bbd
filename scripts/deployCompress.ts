import {compressSite} from './deploy/compress';

void compressSite().then((count) => {
  console.log(`Compressed files written: ${count}`);
});
