/** The superadmin of a product that is measured. */
export const BENCH_ACCOUNT = {
  name: 'Bench',
  email: 'bench@example.org',
  password: 'only for measuring',
}
