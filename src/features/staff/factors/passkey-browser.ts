import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

// Asks the device to sign. The WebAuthn library is loaded only when a passkey is used.

export const signWithPasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON })

export const makePasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON })

const never = () => () => {}

/** Whether this browser supports passkeys on this page: over https, or on localhost. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
