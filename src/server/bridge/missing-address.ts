import 'server-only'
import { bridge } from './bridge'

/** The warning for operators, in the log and on the portal's start page. */
export const MISSING_ADDRESS =
  'The site is visited by a public name, but PUBLIC_URL is not set: links that are shared have no picture, and search engines are told no addresses. Set PUBLIC_URL to the address visitors use, such as https://example.org, and start again.'

/** True when a request named a public host although PUBLIC_URL is not set. */
export const isAddressMissing = (): boolean => bridge.hasPublicVisitors
