/** Common email services, the likeliest first. */
const SERVICES = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.ph',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'ymail.com',
]
/** Real domains that look like a mistyped service. */
const OTHERS = new Set([
  'mail.com',
  'email.com',
  'gmail.co.uk',
  'hotmail.co',
  'fmail.com',
  'gmx.com',
])

function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const [a, b] = [typed.slice(start), meant.slice(start)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  )
}

/** Returns `ana@gmail.com` for `ana@gmial.com`; null when no mistake is likely. */
export function suggestEmailAddress(typed: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (!name || !domain || SERVICES.includes(domain) || OTHERS.has(domain)) return null
  const meant = SERVICES.find((service) => isOneSlip(domain, service))
  return meant ? `${typed.trim().slice(0, name.length)}@${meant}` : null
}
