import { newIdempotencyKey } from '@/lib/idempotency-key'
import { isStamp } from '@/lib/page-stamps'
import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'
import { IDEMPOTENCY_KEY_NAME } from './answers-in-form'

/** What no two visitors share. */
export interface OwnParts {
  idempotencyKey: string
  /** Says that the page was asked for, and when (lib/suspicion/form-token.ts). */
  formToken: string
}

const valueIn = (page: ParentNode, name: string) =>
  page.querySelector<HTMLInputElement>(`input[type=hidden][name="${name}"]`)?.value

/**
 * The parts as this visitor's page has them. Beside the page, the server sends what it was made of,
 * and there a kept page says the same to everybody. Without a page of its own it gets a new key.
 */
export function ownPartsOf(
  { idempotencyKey, formToken }: OwnParts,
  page: ParentNode | undefined = globalThis.document,
): OwnParts {
  // On the server, which is about to make the page.
  if (!page) return { idempotencyKey, formToken }
  const key = valueIn(page, IDEMPOTENCY_KEY_NAME) || idempotencyKey
  const token = valueIn(page, FORM_TOKEN_NAME) || formToken
  return {
    idempotencyKey: isStamp(key) ? newIdempotencyKey() : key,
    formToken: isStamp(token) ? '' : token,
  }
}
