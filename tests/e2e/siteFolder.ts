/** Folder of the built site that the tests open. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'build';
