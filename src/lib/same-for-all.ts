/**
 * With it a page that is made at each request says that everybody gets the same, so that the web server
 * keeps its bytes like those of the site's pages (src/runtime/web/page-cache.ts).
 */
export const SAME_FOR_ALL = 'x-same-for-all'
