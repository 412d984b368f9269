import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

// Asks the device for a signature by a passkey. The WebAuthn library is loaded when this is first
// called.

export const signWithPasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON })

export const makePasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON })

const never = () => () => {}

/**
 * Whether passkeys can be used: the browser supports them, and the page is on https or localhost.
 */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
