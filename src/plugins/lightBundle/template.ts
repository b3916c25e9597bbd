/**
 * Runs the first two scripts once the page was painted: parsed at once, as a
 * deferred script is, they would keep the first picture back. The browser
 * reports a picture once it is shown; a frame begun says little where drawing
 * is slow. A page in a tab behind others is not painted, so that one doesn't
 * wait; nor does the timer, for browsers that report none. Tells
 * `basePathBanner` when the scripts are lost.
 */
const start = `document.addEventListener('DOMContentLoaded',function(){
var begun=false;
function lost(){if(!window.docusaurus)document.dispatchEvent(new Event('scripts-lost'))}
function start(){
if(begun)return;
begun=true;
document.querySelectorAll('link[data-start]').forEach(function(link){
var script=document.createElement('script');
script.src=link.getAttribute('href');
script.async=false;
script.onload=link.dataset.start==='last'?lost:null;
script.onerror=lost;
document.head.appendChild(script);
});
}
if(document.hidden)return start();
new PerformanceObserver(function(list){
if(list.getEntriesByName('first-contentful-paint').length)start();
}).observe({type:'paint',buffered:true});
setTimeout(start,2000);
});`;

/**
 * Docusaurus' page, but for its scripts. All are fetched at once. The first
 * two run after the first picture; the others are those of the page's own
 * content, which the bundler asks for itself and so notices one that is lost.
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
        <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" data-start="<%= index === 1 ? 'last' : '' %>" />
      <% } else { %>
        <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" />
      <% } %>
    <% }); %>
    <script>${start}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
