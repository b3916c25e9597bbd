/** Stands for a part of the theme that this site has no use for. */
export default function Nothing(): null {
  return null;
}
