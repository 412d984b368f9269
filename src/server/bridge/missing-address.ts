import 'server-only'
import { bridge } from './bridge'

export const MISSING_PUBLIC_URL_WARNING =
  'The site is visited by a public name, but PUBLIC_URL is not set: links that are shared have no picture, and search engines are told no addresses. Set PUBLIC_URL to the address visitors use, such as https://example.org, and start again.'

export const isPublicUrlMissing = (): boolean => bridge.hasPublicVisitors
