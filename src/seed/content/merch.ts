import { paths } from '@/lib/paths'
import type { PictureIds } from '../pictures'

export const merch = (pictures: PictureIds) => ({
  heading: 'Merch',
  lead: 'Shirts, caps and prints that say whose we are. Our store partner takes the orders and the payments.',
  storeAddress: paths.standIns.store,
  delivery: {
    title: 'Delivery is charged separately',
    text: 'The buyer pays delivery: the courier’s fee is added to your order and depends on your province.',
  },
  help: {
    title: 'Is the store not showing?',
    text: 'It may need a moment on mobile data. You can also use it on its own.',
    linkLabel: 'Open the store in a new tab',
  },
  notes: [
    {
      title: 'Buying for your church?',
      text: 'Orders of twenty pieces or more get a price of their own. Write to us at',
      email: 'merch@onename.example',
    },
  ],
  seo: {
    title: 'Merch',
    description:
      'Shirts, caps and prints of the movement. Order from the store on this page; the buyer pays delivery.',
    picture: pictures['parol-lanterns'],
  },
})
