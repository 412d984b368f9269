import { useActor } from '@/components/portal/frame/current-user'

/** A hidden field that tells password managers which account the password belongs to. */
export function OwnName() {
  const { email } = useActor()
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
