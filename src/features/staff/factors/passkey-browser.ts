import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

export const signWithPasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON })

export const makePasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON })

const never = () => () => {}

/** True where passkeys work. Browsers have `PublicKeyCredential` on https and localhost only. */
export const useSupportsPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
