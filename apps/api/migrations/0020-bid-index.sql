-- Sessions move their lots, and lots their bids: nothing is looked for by the session of a bid, and each bid wrote it.
drop index bid_of_session;
