declare module '@generated/latest-posts/default/posts.json' {
  const posts: readonly {
    readonly title: string;
    readonly description: string;
    readonly permalink: string;
    readonly date: string;
  }[];
  export default posts;
}
