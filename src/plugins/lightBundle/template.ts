/**
 * Docusaurus' page, but for the scripts after the first two, which are those
 * of the page's own content: they are preloaded instead of run, because the
 * bundler asks for them itself and so notices one that is lost.
 */
export const template = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script, index) => { %>
      <% if (index < 2) { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% } else { %>
        <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" />
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
