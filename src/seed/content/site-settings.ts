export const SAMPLE_SITE_SETTINGS = {
  name: 'One Name',
  tagline: 'One nation. One worship. One name.',
  description:
    'A movement of churches across the Philippines that exalts the name of Jesus together, in one celebration held in every province.',
  menu: {
    home: 'Home',
    ourStory: 'Our Story',
    visionMission: 'Vision & Mission',
    coreValues: 'Core Values',
    coreBeliefs: 'Core Beliefs',
    celebrations: 'Celebrations',
    yearlyEvents: 'Yearly Events',
    resources: 'Resources',
    booklet: 'Booklet',
    firstSevenYears: 'First Seven Years',
    merch: 'Merch',
  },
  footer: {
    description:
      'One Name exalts the name of Jesus and brings churches and denominations together, in worship and in one celebration held in every province at once.',
    linksHeading: 'Quick Links',
    contactHeading: 'Contact',
    copyright: '© {year} One Name. All rights reserved.',
    privacyPolicy: 'Privacy Policy',
    termsOfService: 'Terms of Service',
    support: 'Support',
  },
  contact: {
    facebook: 'https://www.facebook.com/onename.example',
    youtube: 'https://www.youtube.com/@onename.example',
    instagram: 'https://www.instagram.com/onename.example',
    email: 'hello@onename.example',
    phone: '+63 900 000 0000',
    address: 'Quezon City, Metro Manila, Philippines',
  },
} as const
