import { listCelebrationReminders } from '@/features/celebrations/server/reminders'
import { listHomeReminders } from '@/features/home/server/reminders'

/** Above the content panel's cards: what the site waits for an editor to do. */
export async function StartPage() {
  const reminders = (await Promise.all([listHomeReminders(), listCelebrationReminders()])).flat()
  if (reminders.length === 0) return null
  return (
    <section aria-labelledby="next-things" style={{ marginBottom: 'var(--base, 20px)' }}>
      <h2 id="next-things">Next things</h2>
      <ul style={{ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' }}>
        {reminders.map(({ text, label, address }) => (
          <li
            key={text}
            style={{
              padding: '12px 16px',
              borderRadius: 4,
              background: 'var(--theme-elevation-50)',
              borderInlineStart: '4px solid #f9b93b',
            }}
          >
            {text} <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
