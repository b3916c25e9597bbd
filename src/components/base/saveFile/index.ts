/** A file to be saved. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Lets the browser download a file. */
export function saveFile({name, type, text}: Download): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
