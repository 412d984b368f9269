import * as z from 'zod'
import { ROLES, type Role } from '@/lib/access'
import { PASSKEY_NAME_MAX } from '../constants'
import type { SessionUser } from '../schema'

const FACTOR_METHODS = ['authenticator', 'passkey', 'recovery_code'] as const
export type FactorMethod = (typeof FACTOR_METHODS)[number]

const CODE_MISSING = 'Enter the code'

/** The six digits of an authenticator app, or a recovery code. */
export const factorCodeSchema = z.object({
  code: z.string(CODE_MISSING).trim().min(1, CODE_MISSING).max(100, 'This code is too long'),
})

const PASSWORD_MISSING = 'Password is required'

export const ownPasswordSchema = z.object({
  password: z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING).max(1024, 'Password is too long'),
})

const NOT_A_PASSKEY = 'This is not the answer of a passkey'
const bytes = z.string(NOT_A_PASSKEY).min(1, NOT_A_PASSKEY).max(20_000, NOT_A_PASSKEY)

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', NOT_A_PASSKEY),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}, NOT_A_PASSKEY),
}

export const passkeyAnswerSchema = z.object({
  response: z.object(
    {
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: z.string().max(200).optional(),
      }),
    },
    NOT_A_PASSKEY,
  ),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>['response']

const NAME_MISSING = 'Name this passkey'

const passkeyNameSchema = z
  .string(NAME_MISSING)
  .trim()
  .min(1, NAME_MISSING)
  .max(PASSKEY_NAME_MAX, 'Name is too long')

export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: z.object(
    {
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z
          .array(z.string().regex(/^[a-z-]{1,20}$/))
          .max(10)
          .optional()
          .catch(undefined),
      }),
    },
    NOT_A_PASSKEY,
  ),
})
export type NewPasskeyInput = z.output<typeof newPasskeySchema>

export const addPasskeyFormSchema = z.object({
  name: passkeyNameSchema,
  password: ownPasswordSchema.shape.password,
})
export type AddPasskeyFormInput = z.infer<typeof addPasskeyFormSchema>

/**
 * A request changes the rule of one role, so that simultaneous changes to two roles do not undo
 * each other.
 */
export const factorRuleSchema = z.object({ role: z.enum(ROLES), required: z.boolean() })
export type FactorRule = z.output<typeof factorRuleSchema>

export interface RolesRequiringFactor {
  roles: Role[]
  /**
   * When each role will begin to require a factor, ISO 8601, UTC; absent for a role that requires
   * one already.
   */
  from: Partial<Record<Role, string>>
}

export type LoginAnswer = { user: SessionUser } | { user: null; methods: FactorMethod[] }

/**
 * The second factors that complete the sign-in of this browser. `methods` is empty when this
 * browser has begun no sign-in.
 */
export interface AwaitedFactor {
  methods: FactorMethod[]
}

export interface PasskeySummary {
  id: number
  name: string
  /** ISO 8601, UTC. */
  addedAt: string
  lastUsedAt: string | null
  host: string
}

export interface AccountFactors {
  authenticator: { addedAt: string } | null
  passkeys: PasskeySummary[]
  recoveryCodesLeft: number
  required: boolean
}

export interface NewAuthenticator {
  /** Base32, for typing it by hand. */
  secret: string
  /** `otpauth://…`, for the QR code. */
  address: string
}

/**
 * The result of adding a factor. `recoveryCodes`: the account's first codes, which are shown only
 * once; null when the account already had codes.
 */
export interface AddedFactorResult {
  recoveryCodes: string[] | null
}
