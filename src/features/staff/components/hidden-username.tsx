import { useActor } from '@/components/portal/frame/current-user'

/** Tells password managers which account the password belongs to. */
export function HiddenUsername() {
  const { email } = useActor()
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
