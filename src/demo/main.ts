import { fillDemo } from './fill'
import { DEMO_PASSWORD, DEMO_STAFF } from './staff'

export async function main(): Promise<void> {
  await fillDemo()
  const width = Math.max(...DEMO_STAFF.map(({ email }) => email.length))
  for (const { email, role } of DEMO_STAFF) {
    console.log(`  ${email.padEnd(width)}  ${role.replaceAll('_', ' ')}`)
  }
  console.log(`  Password of each: ${DEMO_PASSWORD}`)
  // Payload's connection pool cannot be closed, and would keep the process running.
  process.exit(0)
}
