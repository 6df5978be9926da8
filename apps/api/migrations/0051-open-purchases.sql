-- Few purchases are open, which PostgreSQL cannot guess: without it, what all clients owe read each purchase there is.
create statistics purchase_open_sum on (greatest(cost, 0) - allocated) from purchase;
analyze purchase;
