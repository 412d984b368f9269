import 'server-only'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload'
import { cms } from '@/lib/cms'
import { publicUrl, trustProxy } from '@/lib/env'

/** Secure as soon as visitors come over https; a local trial has none. */
const overHttps = (headers: Headers) =>
  publicUrl().startsWith('https:') ||
  (trustProxy() && headers.get('x-forwarded-proto')?.split(',')[0] === 'https')

async function cookieSettings(headers: Headers) {
  const { config, collections } = await cms()
  const auth = collections['admin-users'].config.auth
  return {
    cookiePrefix: config.cookiePrefix,
    collectionAuthConfig: {
      ...auth,
      cookies: { ...auth.cookies, secure: overHttps(headers) },
    },
  }
}

export const sessionCookie = async (token: string, headers: Headers): Promise<string> =>
  String(generatePayloadCookie({ ...(await cookieSettings(headers)), token }))

export const expiredSessionCookie = async (headers: Headers): Promise<string> =>
  String(generateExpiredPayloadCookie(await cookieSettings(headers)))
