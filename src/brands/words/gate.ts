/** Text of the gate that asks for the first digits of a card. The title and `gate.empty` come from the specification;
 * the rest is not contractual (OPEN-065). */
export const gateWords = {
  'gate.title': 'Welcome to your perfect wines',
  'gate.intro': 'Tell us the first six digits of the card you collect points with, and we’ll show you your prices.',
  'gate.label': 'First six digits of your card number',
  'gate.rest': 'The other ten digits are not asked for',
  'gate.part': 'We only ask for part of your card number. Please do not give us the rest.',
  'gate.why': 'Why we ask',
  'gate.reason':
    'These six digits are the same on every card of your kind. They tell us which prices in points are yours; nobody can pay with them.',
  'gate.points': 'If you have too few points for an order, your bank will charge you extra for the difference.',
  'gate.help': 'Need help?',
  'gate.continue': 'Continue',
  'gate.checking': 'Checking...',
  'gate.empty': 'Input fields cannot be empty',
};
