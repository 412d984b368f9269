/** Texts about answers saved on the device, and about browsers inside apps. */
export const DRAFT_WORDS = {
  kept: 'We kept what you typed, on this device only.',
  chooseAgain: 'Please choose {files} again:',
  notKept: 'files cannot be kept.',
  and: ' and ',
  unanswered: 'It was sent, but no answer came back.',
  tryAgain: 'Please try again at the end of the form: you will not be registered twice.',
  notYours: 'Not yours?',
  startOver: 'Clear and start over',
  empty: 'The form is empty again.',
  undo: 'Undo',
  insideApp: 'Choosing a file may not work inside this app.',
  browserBetter: 'Your browser does it better; open this page there before you start.',
  openBrowser: 'Open in browser',
  openBrowserHow: 'Tap the ••• or the compass at the edge of the screen, then “Open in browser”.',
}
