/** Where the progress is stored; both languages share it. */
export const STORAGE_KEY = 'lumped-progress';
