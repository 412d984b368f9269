import 'server-only'
import { parseCookies } from 'payload'
import { isOverHttps } from './over-https'

const PREFIX = '__Host-'

interface Settings {
  expires: Date
}

const line = (name: string, value: string, { expires }: Settings, isSecure: boolean) =>
  [
    `${name}=${value}`,
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')

/**
 * Returns functions that read a cookie of this host and make the `Set-Cookie` lines that set or
 * clear it. Over https, the cookie's name begins with `__Host-`, so that other hosts cannot set it.
 */
export function hostCookie(name: string) {
  const secureName = PREFIX + name
  return {
    read(headers: Headers): string | null {
      const cookies = parseCookies(headers)
      const plain = isOverHttps(headers) ? undefined : cookies.get(name)
      return cookies.get(secureName) ?? plain ?? null
    },
    set(value: string, headers: Headers, settings: Settings): string {
      const isSecure = isOverHttps(headers)
      return line(isSecure ? secureName : name, value, settings, isSecure)
    },
    clear(headers: Headers): string {
      return this.set('', headers, { expires: new Date(0) })
    },
  }
}

export const sessionCookie = hostCookie('portal-session')

export function jsonWithCookies(body: object, cookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}
