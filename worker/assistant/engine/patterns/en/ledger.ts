import type { Phrases } from "../concepts.ts";

/** Stock, rings, money, papers, help and dangers. */
export const ledger: Phrases = {
  stock: "stock|in stock|pantry|inventory|supplies|supply|items|store room|storeroom|goods|stocks|on hand|item",
  running_out:
    "running out|run out|runs out|running low|low on|running short|low|short of|reorder|restock|buy|need to buy|need to order|order|below minimum|below the minimum|almost gone|nearly finished|nearly empty|finish soon|about to run out|run low|out of|used up|ends soon",
  expiring:
    "expire|expires|expiring|expired|expiry|expiry date|best before|go off|going off|out of date|shelf life|use by|about to expire|past its date|goes off",
  rings: "rings|ring|bands|ring series|series|series of rings",
  left: "left|remaining|remain|free|available|unused|still have|spare|left over|do i still have",
  used: "used|use|used up|worn|put on|fitted",
  profit:
    "profit|profits|net|earnings|earn|earned|net income|net result|margin|bottom line|loss|make a profit|money make|made money|balance|gain",
  sales:
    "sales|revenue|turnover|income|takings|sale|earned from sales|sales forecast|came in|money in|receipts|sales figures|take in|took in|gross",
  sold_verb: "i sold|we sold|have i sold|have we sold|did we sell|sell|selling|did i sell|will i sell|going to sell",
  expenses: "expenses|expense|costs|spend|spent|spending|cost|expenditure|outgoings|paid|pay|paid out|money out|outlay",
  payment: "payment|payments|bill|bills|instalment|instalments|invoice|invoices|pay|paid",
  owed_in:
    "payments from customers|payment from customers|customer payments|payments from buyers|customers overdue|overdue customers|customers who have not paid|has to pay me|have to pay me|to pay me|pays me|must pay me|need to pay me|needs to pay me|should pay me|pay me|owes|owe me|owes me|owed to me|owes us|owe us|who owes|outstanding|receivable|receivables|has not paid|have not paid|hasn t paid|haven t paid|not paid me|unpaid by customers|unpaid sales|debtors|to be received|still owed|owed|to receive|to collect|who has to pay me|not paid|unpaid",
  owed_out:
    "i owe|do i owe|we owe|owe|payable|payables|unpaid bills|to pay|i still have to pay|have to pay|must i pay|debts|do i have to pay|open bills|left to pay|my debts|need to pay",
  cost: "cost|costs|cost per|cost of|price of raising|cost price|average cost",
  paper: "paper|papers|document|documents|paperwork|certificate|certificates|declaration|declarations|form|forms",
  draft: "draft|drafts|in preparation|unfinished|not issued|not yet issued",
  issued: "issued|issue",
  void: "void|voided|cancelled|annulled",
  p_transfer:
    "transfer declaration|transfer declarations|transfer document|transfer documents|transfer papers|transfer|transfers|transfer certificates|transfer certificate",
  p_captive_birth:
    "captive birth|captive birth declaration|captive birth declarations|captive bred declaration|birth declaration|birth declarations|captive birth papers",
  p_cites: "cites|cites certificate|cites certificates|cites papers|cites documents|cites paper",
  p_show: "show entry|show entries|show papers|show sheet|show sheets|show",
  p_loan: "loan agreement|loan agreements|loan contract|loan papers|loan",
  p_passport: "passport|passports",
  p_register: "register extract|register extracts",
  how: "how do i|how to|how can i|how do you|how can you|how should i|how would i|how does one|where do i enter|where can i|where do i find|where do i record|where do i|help|help with|help me|how does|how is it possible to|is there a way to|what is the way to|can you explain how|explain how to|show me how to|teach me",
  emergency:
    "bleeding|bleeds|blood|haemorrhage|hemorrhage|cannot stand|can t stand|can not stand|not standing|unable to stand|won t stand|cant stand|lying on the floor|on the floor of the cage|at the bottom of the cage|on the bottom of the cage|open beak|beak open|with an open beak|open beaked|gasping|open mouth breathing|struggling to breathe|cannot breathe|can t breathe|trouble breathing|difficulty breathing|hard to breathe|not breathing|egg bound|egg binding|eggbound|stuck egg|egg stuck|egg is stuck|egg bind|cannot lay|can t lay|can t pass the egg|straining to lay|fits|fit|fitting|having a fit|seizure|seizures|convulsion|convulsions|convulsing|unconscious|collapsed|broken wing|broken leg|poisoned|poisoning",
  dose: "dose|dosage|what dose|how many ml|how many mg|how many drops|posology|right dose|correct dose|how big a dose|dose of|dosing|how much medicine|how much medication|how many millilitres|how many milliliters|how much should i give|how much do i give",
  medicine:
    "ivermectin|doxycycline|enrofloxacin|baytril|amoxicillin|ronidazole|toltrazuril|baycox|nystatin|sulfa|tylosin|metronidazole|fenbendazole|levamisole|amphotericin|antifungal|dewormer|wormer|cortisone|meloxicam|metacam|paracetamol|ibuprofen|aspirin|trimethoprim|oxytetracycline",
  unknowable:
    "weather|rain|raining|lottery|bitcoin|stock market|football|president|prime minister|news|joke|capital of|who are you|meaning of life|neighbour|neighbor|other breeders|market price|market value|worth on the market|password|recipe|poem",
};

/** Categories of expenses. */
export const categories: Record<string, string> = {
  feed: "feed|food|seed|seeds|feeding",
  supplements: "supplements|vitamins|supplement",
  medicine: "vet|medicine|medicines|vets|veterinary|vet bills|medication|pharmacy|health",
  rings: "rings",
  equipment: "equipment|gear|cages",
  energy: "energy|electricity|power",
  shows: "shows|exhibitions|show",
  travel: "travel|fuel|petrol|trips",
  birds: "buying birds|bird purchases|bought birds|purchases of birds",
  other: "other expenses|sundries",
};
