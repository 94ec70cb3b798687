/** Prepared texts for a rejection; the admin can edit them before sending. */
export const rejectionReasons = [
  {
    title: 'Address missing',
    text: 'We could not find the address. Please give the street and number where customers can come.',
  },
  {
    title: 'Contact missing',
    text: 'Please add a phone number or an e-mail address under which customers can reach you.',
  },
  {
    title: 'Photo unusable',
    text: 'The shop photo is too small, unclear or not of your shop. Please upload one that shows the shop.',
  },
  {
    title: 'Description unclear',
    text: 'Please say in a few sentences what you sell, so that customers know what to expect.',
  },
  {
    title: 'Opening hours missing',
    text: 'Please enter when your shop is open: pickup times are promised from your hours.',
  },
  {
    title: 'Already on the street',
    text: 'This shop seems to be on the street already. Please sign in to the existing one, or tell us if this is a mistake.',
  },
  {
    title: 'Not a local shop',
    text: 'Mainstreet is for shops that customers in town can visit. We could not see that yours is one.',
  },
  {
    title: 'Goods not allowed',
    text: 'Some of the goods offered may not be sold here. Please take them off before you hand the shop in again.',
  },
] as const
