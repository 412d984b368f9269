/** Every screen of the portal that needs no record: its heading and its address. */
export const SCREENS = {
  Dashboard: '/admin',
  'User Management': '/admin/users',
  'Event Forms': '/admin/forms',
  'Form Submissions': '/admin/submissions',
  'Add a registration': '/admin/submissions/new',
  Products: '/admin/products',
  Orders: '/admin/orders',
  'Delivery check': '/admin/ledger',
  Bin: '/admin/submissions?view=bin',
  'Find a person’s data': '/admin/people',
  Messages: '/admin/mailings',
  'Write to people': '/admin/mailings/new',
  Print: '/admin/submissions/print',
  Totals: '/admin/submissions/totals',
  'Page not found': '/admin/no-such-screen',
}
