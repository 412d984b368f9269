export const PAGES = 'pages'
