import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** Payload's Local API: content, accounts and everything that is not on the hot path. */
export const cms = (): Promise<Payload> => getPayload({ config })
